// Written into embed.html instead of again.js: gives the page the sources of its policy before anything is loaded.
import './again.js';

// In a sandboxed frame, which has no origin, WebKit takes no address for 'self': the address of the site says the same.
{
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = SOURCES.replaceAll("'self'", location.origin);
  document.head.append(policy);
}
