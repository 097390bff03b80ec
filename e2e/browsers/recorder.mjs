/**
 * The first script of a recorded page. It keeps in `said` what a developer would see on the console, and makes long waits
 * longer.
 */
{
  // A page gives React 4 s, and code that it loads 5 s. A busy machine may need longer, so each wait of 4 s or more lasts
  // 15 times as long.
  const setRealTimeout = window.setTimeout.bind(window);
  window.setTimeout = (run, ms, ...given) => setRealTimeout(run, ms >= 4000 ? ms * 15 : ms, ...given);

  const said = [];
  window.said = said;
  for (const level of ['error', 'warn']) {
    const log = console[level].bind(console);
    console[level] = (...words) => {
      said.push(`console.${level}: ${words.join(' ')}`);
      log(...words);
    };
  }
  const onError = ({ message, target }) => {
    // A file that was only to be prefetched is requested again when it is needed.
    if (target.relList?.contains('prefetch') || target.relList?.contains('modulepreload')) return;
    said.push(message ?? `not loaded: ${target.src ?? target.href}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => said.push(`unhandled rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    said.push(`blocked by ${violatedDirective}: ${blockedURI}`),
  );
}
