// Where scripts are off, the inbox has a button that applies the filters.

const filter = document.querySelector('#filter');
const REFRESH_MS = 5000;
const TYPING_MS = 250;
const COPIED = 'Copied';
const COPY_DENIED = 'Your browser blocked copying. Select the text instead.';
const ANSWER_MS = 4000;

let latest;

/** Shows the list at an address without leaving the page, so that the search field keeps its focus. */
async function show(address) {
  latest?.abort();
  latest = new AbortController();
  const response = await fetch(address, { signal: latest.signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const selector of ['#results', '#tabs', '#fault-notice']) {
    const [old, fresh] = [document, page].map((root) => root.querySelector(selector));
    if (!fresh) throw new Error(`${address} has no list.`);
    // Screen readers announce a replaced region, so an unchanged one stays.
    if (!old.isEqualNode(fresh)) old.replaceWith(fresh);
  }
  history.replaceState(null, '', address);
}

let isFiltering = false;

function applyFilter() {
  const values = [...new FormData(filter)].filter(
    ([name, value]) => value !== '' && !(name === 'state' && value === 'all'),
  );
  const address = `/?${new URLSearchParams(values)}`;
  isFiltering = true;
  show(address).then(
    () => {
      isFiltering = false;
    },
    // A later filter ends this one. When the list cannot be replaced, loading the page shows why.
    (error) => error.name === 'AbortError' || location.assign(address),
  );
}

let typing;
filter?.addEventListener('input', ({ target }) => {
  clearTimeout(typing);
  typing = setTimeout(applyFilter, target.type === 'search' ? TYPING_MS : 0);
});
filter?.addEventListener('submit', (event) => {
  event.preventDefault();
  applyFilter();
});

/**
 * Shows new leads, except while the reader points at the list, types, or has the focus in a part that would be replaced.
 * It also waits for a filter, which it would end.
 */
function refresh() {
  const isBusy =
    isFiltering ||
    document.querySelector('#results:hover') ||
    document.activeElement?.closest('#results, #tabs, #fault-notice, #filter');
  if (document.visibilityState === 'visible' && !isBusy) show(location.href).catch(() => undefined);
}
if (filter) setInterval(refresh, REFRESH_MS);

/** Shows an answer on the button for a moment, also to screen readers, which read the label. */
function answerOn(button, answer) {
  const label = button.getAttribute('aria-label');
  if (label === COPIED || label === COPY_DENIED) return;
  const text = button.textContent;
  button.textContent = answer;
  button.setAttribute('aria-label', answer);
  setTimeout(() => {
    button.textContent = text;
    button.setAttribute('aria-label', label);
  }, ANSWER_MS);
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]');
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    answerOn(button, COPIED);
  } catch {
    // Over plain HTTP browsers have no clipboard, and they may refuse to write to it.
    answerOn(button, COPY_DENIED);
  }
});
