/** What the script in the page (js/early.js) leaves to those that come later. */

/** Says which addresses may become scripts: a policy of Trusted Types, where the browser knows them. */
interface ScriptRules {
  createScriptURL: (url: string) => string;
}

/** What is used of it; TypeScript does not know it. */
declare var trustedTypes: { createPolicy: (name: string, rules: ScriptRules) => ScriptRules } | undefined;

/** On index.html, until the engine is wanted. */
declare var early:
  | {
      policy: ScriptRules;
      /** The worker of the first engine, and the events that nobody has heard yet. */
      worker: Worker;
      said: Event[];
    }
  | undefined;
