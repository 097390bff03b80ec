// The inbox works without this file: a button then applies the filters.

const filter = document.querySelector('#filter');
const REFRESH_MS = 5000;
const TYPING_MS = 250;
const COPIED = 'Copied';
const CONFIRM_MS = 2000;

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

function applyFilter() {
  const values = [...new FormData(filter)].filter(([, value]) => value !== '' && value !== 'all');
  const address = `/?${new URLSearchParams(values)}`;
  // When the list cannot be replaced, loading the page shows why.
  show(address).catch((error) => error.name === 'AbortError' || location.assign(address));
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

/** Shows new leads, except while the reader points at the list or types: it must not move then. */
function refresh() {
  const isBusy = document.querySelector('#results:hover, #results:focus-within, #filter:focus-within');
  if (document.visibilityState === 'visible' && !isBusy) show(location.href).catch(() => undefined);
}
if (filter) setInterval(refresh, REFRESH_MS);

/** Says for a moment that the text is copied, also to screen readers, which read the label. */
function confirmCopy(button) {
  const label = button.getAttribute('aria-label');
  if (label === COPIED) return;
  const text = button.textContent;
  button.textContent = COPIED;
  button.setAttribute('aria-label', COPIED);
  setTimeout(() => {
    button.textContent = text;
    button.setAttribute('aria-label', label);
  }, CONFIRM_MS);
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  confirmCopy(button);
});
