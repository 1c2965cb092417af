/**
 * The shapes of everything that is said between the page, its worker and its own parts: types only.
 * The first half is the twin of py/ur/bridge; the second half is the state of the page.
 */

/** @typedef {'light'|'dark'} Player */
/**
 * @typedef {object} Ref a sentence or word by name; only words.js turns it into text
 * @property {string} id Fluent message, or "message.attribute"
 * @property {Record<string, string|number|Ref>} [args]
 */
/** @typedef {{kind: 'human'|'computer', level?: string|number, dice?: 'real'}} Seat who plays a colour, and with which dice */
/** @typedef {{light: Seat, dark: Seat}} Seats */
/**
 * @typedef {object} Throw
 * @property {Player} by
 * @property {{kind: 'lots'|'cubes'|'bones', count: number}} kit
 * @property {any[]} faces 1 = marked; of bones: [value, yes|no|null]
 * @property {number} [marked]
 * @property {number|null} score
 * @property {Ref} text
 */
/**
 * @typedef {object} Piece
 * @property {string} id
 * @property {Player} owner
 * @property {string|null} kind
 * @property {'blank'|'dotted'|null} side
 * @property {string} square a square, "hand" or "off"
 * @property {number} [step]
 * @property {number} level place in its stack, from 1 at the bottom
 * @property {number} height of its stack
 * @property {boolean} movable
 */
/**
 * @typedef {object} Action one thing that can be chosen now
 * @property {number} index what `act` is told
 * @property {string} kind move, enter, bear-off, throw, convert, kit, …
 * @property {string|null} piece
 * @property {string|null} from
 * @property {string|null} to
 * @property {string[]} path
 * @property {string[]} captures
 * @property {boolean} [again]
 * @property {string} notation
 * @property {Ref} text
 */
/** @typedef {{name: string, light?: number, dark?: number, value?: number}} Tally */
/** @typedef {{by: Player, throw: Throw|null, notation: string, text: Ref}} MoveLine */
/** @typedef {{winner: Player|'draw', text: Ref, points?: any, money?: any}} Result */
/**
 * @typedef {object} View everything the page shows of a game
 * @property {string} rules
 * @property {'ur'|'late'} board
 * @property {number} ply
 * @property {'start'|'throw'|'kit'|'act'|'over'} phase
 * @property {Player} turn
 * @property {Player} chooser who acts now
 * @property {Seats} players
 * @property {Piece[]} pieces
 * @property {Throw|null} throw
 * @property {boolean} again
 * @property {{kind: string, by: Player}|null} pending
 * @property {Action[]} actions
 * @property {{text: Ref}|null} pass
 * @property {number[]|null} kits
 * @property {Ref} sentence
 * @property {Record<string, Ref>} why
 * @property {Tally[]} tallies
 * @property {{from: string, to: string, path: string[]}|null} last
 * @property {MoveLine[]} moves in an answer only the new ones, which come after the first `kept` that are there
 * @property {number} [kept]
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {Result|null} result
 * @property {{game:number, games:number, light:number, dark:number}|null} [match] where several games are added up
 */
/**
 * @typedef {object} GameEvent something to show, in order; an unknown kind is shown by its text
 * @property {string} kind
 * @property {Ref} [text]
 * @property {Player} [by]
 * @property {Throw} [throw]
 * @property {string} [piece]
 * @property {string[]} [path]
 * @property {string[]} [captures]
 * @property {string} [from]
 * @property {string} [to]
 * @property {string} [turned]
 * @property {boolean} [enters]
 * @property {boolean} [off]
 * @property {Player} [turn]
 * @property {any} [winner]
 */
/** @typedef {Record<string, any>} GameRecord header of the save format; whole when it has `events` */
/** @typedef {any[]} LogEvent one event of the save format, e.g. ["t", [1,0,1,0]] */
/**
 * @typedef {object} GameAnswer to new, load, throw, act, advance, undo, redo, import
 * @property {GameRecord} record
 * @property {LogEvent[]} log
 * @property {number} logLength
 * @property {GameEvent[]} events
 * @property {View} view
 */
/**
 * @typedef {{type:'new', rules:string, players:Seats, seed:string, name?:string}
 *   |{type:'load', record:GameRecord} |{type:'rulebook', rules:string} |{type:'analyse'}
 *   |{type:'throw', ply:number, kit?:number, marked?:number[]|number}
 *   |{type:'act', ply:number, index:number|'pass'}
 *   |{type:'advance', ply:number} |{type:'lesson', rules:string, step:number} |{type:'review'} |{type:'check-dice'} |{type:'all-dice', record:GameRecord, counts:any} |{type:'look', ply:number}
 *   |{type:'undo'} |{type:'redo'} |{type:'stop'} |{type:'text'} |{type:'link'} |{type:'import', text:string}} Request
 */
/** @typedef {{type:'boot', stage:'runtime'|'rules'|'ready', bytes:number, total:number}} BootPush */
/** @typedef {{type:'failed', code:string, message?:string}} FailedPush */
/**
 * What main.js needs of js/client.js: `connect(push)` gives this.
 * @typedef {object} Client
 * @property {() => void} start begin (or, after a failure, begin again) to boot; asking starts it too
 * @property {(request: Request) => Promise<any>} ask the answer, or a rejection with {code, message};
 *   code "lost" = the worker died and has been started anew without a game: load the record and go on
 */

/** @typedef {{key:string, default:any, values:any[]|'number', text:Ref, note:Ref, valueTexts:Record<string, Ref>, decision?:string, many?:boolean, min?:number, max?:number}} Option */
/** @typedef {{section:string, text:Ref, status:'source'|'reading'|'decision', source:string, squares?:string[]}} RuleLine */
/**
 * @typedef {object} Rules one ruleset of the catalogue
 * @property {string} id
 * @property {Ref} name
 * @property {Ref} line
 * @property {Ref} special
 * @property {number} minutes
 * @property {number} [plies]
 * @property {'ur'|'late'} board
 * @property {string[]} source
 * @property {any} kit
 * @property {{default:number, min:number, max:number}|null} pieces
 * @property {null|'quick'|'classic'|'deep'} recommended
 * @property {{light:string[], dark:string[]}} paths
 * @property {Record<string, string>} ornaments
 * @property {string[]} meaningful
 * @property {Option[]} options
 * @property {RuleLine[]} rulebook
 */
/** @typedef {{levels:{id:string|number, text:Ref, line?:Ref}[], rulesets:Rules[], languages?:string[]}} Catalogue */

/** @typedef {'auto'|'light'|'dark'|'contrast'} Theme */
/**
 * @typedef {object} Settings few, immediate, remembered
 * @property {Theme} theme
 * @property {'off'|'fast'|'normal'|'slow'} motion
 * @property {boolean} guide mark what can move and where to
 * @property {boolean} confirm ask before a move is played
 * @property {boolean} keys single letters act while the board has the focus
 * @property {boolean} values tell what each move is worth
 * @property {boolean} tutor ask before a move that costs much
 * @property {boolean} greeted the first throw has been explained
 * @property {'on'|'off'} sound
 * @property {number} volume 0 to 100
 * @property {boolean} big for a projector: larger words, thicker signs
 * @property {'auto'|'turned'|'wide'} board how the board lies
 * @property {'still'|'turns'|'table'} facing whether board and page turn to whoever plays, when two people play here
 * @property {string} lang "auto" or a language
 */
/**
 * @typedef {object} Setup the choices of "New game"
 * @property {string} rules
 * @property {Record<string, any>} options only those that differ from the default
 * @property {number|null} pieces
 * @property {'computer'|'people'|'watch'} opponent
 * @property {string|number} level
 * @property {Player} side the human's
 * @property {'none'|'light'|'dark'|'both'} realDice whose throws are made by hand
 * @property {string} word what the players add to the seed of the dice
 * @property {boolean} all show every ruleset, not only the recommended
 */
/** @typedef {'rulebook'|'compare'|'moves'|'games'|'settings'|'about'|'keys'|'menu'|'result'|'dice'|'copy'|null} Panel */
/**
 * @typedef {object} Ui
 * @property {string|null} selected piece
 * @property {number|'pass'|null} proposed what waits for a confirmation
 * @property {string|null} peek square that was asked about
 * @property {string|null} focus square that has the keyboard
 * @property {'wide'|'tall'} orientation of the board
 * @property {boolean} flipped the board turned round, for the player opposite
 * @property {boolean} roomy panels stand beside the game instead of in front of it
 * @property {boolean} paused two computers wait
 * @property {boolean} still the system asks for less motion
 * @property {boolean} small the bar has room for little
 * @property {Panel} panel
 * @property {'rulebook'|'moves'} side what stands beside the game on a roomy screen
 * @property {boolean} path draw the path on the board
 * @property {string|null} compare id of the second ruleset
 * @property {Ref|null} answer to "why can this not move?" and the like
 * @property {{from:string|null, to:string|null, index:number}|null} hint marked on the board
 * @property {number|null} wanted action of the computer's for which a person has to throw the second bone
 * @property {string} copy what the browser would not copy by itself
 * @property {{text:string, n:number, passing?:boolean}[]} spoken the last sentences, for the log region; passing: until the next
 */
/** @typedef {{id:string, name:string, rules:string, players:Seats, plies:number, result:any, time:number, record:GameRecord, end?:string, deleted?:number}} KeptGame `end`: hash over the whole log */
/**
 * @typedef {object} State of the page
 * @property {'setup'|'game'} screen
 * @property {Catalogue|null} catalogue
 * @property {Rules|null} rules of the game, or those chosen in the setup
 * @property {View|null} view what is shown now, which may lag behind `truth` while something moves
 * @property {View|null} truth what the engine said last
 * @property {{moving: boolean, event: GameEvent|null, frames: Frame[], turn: number}} playback `turn` counts the timers, so that an old one is ignored
 * @property {{id:string, name:string, record:GameRecord, log:LogEvent[], saved:number}|null} game
 * @property {number} era counts what ends all that went on, so that a late answer is known
 * @property {GameAnswer|null} arriving stored first, shown then
 * @property {boolean} writing what is shown is on its way to the disk: nothing more is asked before it is there
 * @property {{request: any, asked: Ref, answers?: {text: Ref, marked: number}[]}|null} starting a game that begins with real dice: what is to be thrown for it, or answered
 * @property {string|null} asking type of the request under way
 * @property {Message[]} waiting inputs made while a request was under way
 * @property {any} unsent request that no engine was there for
 * @property {{stage:'idle'|'runtime'|'rules'|'ready'|'failed', bytes:number, total:number, code:string, text:string}} boot
 * @property {{mode:'unknown'|'kept'|'memory', games:KeptGame[], deleted:KeptGame[], damaged:number, fair:null|'counting'|any[]}} storage `fair`: what is said of the dice of all games
 * @property {Setup} setup
 * @property {Settings} settings
 * @property {Ui} ui
 * @property {Learn} learn lessons, hints, the look back
 * @property {Ref|null} notice one calm sentence about the page itself
 * @property {boolean} locked another window plays this game: here it is only shown
 * @property {(() => void)|null} take switch to the version that waits
 * @property {boolean} offline everything is here: works without the network
 * @property {boolean} embedded
 * @property {{lang:string, dir:'ltr'|'rtl', languages:string[], t:(ref: Ref|string|null|undefined, args?: Record<string, any>) => string, amount: (value: number, digits?: number, plus?: boolean) => string}} words
 */
/**
 * @typedef {object} Learn
 * @property {{rules:string, step:number, steps:number, goal:string, instruction:Ref, after:Ref, expected:number[], done:boolean, kept:string|null}|null} lesson
 *   the step that is shown; `kept` is the game that waits meanwhile
 * @property {any} analysis of this moment, as the engine told it
 * @property {boolean} hinting a hint was asked for and is not there yet
 * @property {Message|null} judging a choice that waits for the tutor
 * @property {{index:number|'pass', answer?:boolean, loss:number}|null} warning the tutor's question
 * @property {any} review of a finished game
 * @property {number|null} moment of it that is looked at in the graph
 * @property {any} checked every throw made again
 * @property {{ply:number, best:number|null}|null} look an earlier moment that is shown
 */
/** @typedef {{view: View, event: GameEvent|null, time: number, text: Ref|null}} Frame */
/** @typedef {{type: string, [key: string]: any}} Message */
/** @typedef {{do: string, [key: string]: any}} Effect what the reducer wants done outside */
/** @typedef {(message: Message) => void} Send */

export {};
