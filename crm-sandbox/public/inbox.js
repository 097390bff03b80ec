// The inbox works without this file: a button then applies the filters.

const filter = document.querySelector('#filter');
const news = document.querySelector('#news');
const POLL_MS = 5000;
const TYPING_MS = 250;

let latest;

/** Shows the list at an address without leaving the page, so that the search field keeps its focus. */
async function show(address) {
  latest?.abort();
  latest = new AbortController();
  const response = await fetch(address, { signal: latest.signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const selector of ['#results', '#tabs', '#news'])
    document.querySelector(selector).replaceWith(page.querySelector(selector));
  filter.elements.state.value = page.querySelector('#filter').elements.state.value;
  history.replaceState(null, '', address);
}

function applyFilter() {
  const values = [...new FormData(filter)].filter(([, value]) => value !== '' && value !== 'all');
  const address = `/?${new URLSearchParams(values)}`;
  // When the list cannot be replaced, loading the page tells why.
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

/** Announces new leads and offers to show them, because a list that moves by itself is hard to read. */
async function announceNewLeads() {
  const region = document.querySelector('#news');
  if (document.visibilityState !== 'visible') return;
  const query = new URLSearchParams(location.search);
  query.set('since', region.dataset.since);
  const response = await fetch(`/leads.json?${query}`);
  const count = (await response.json()).length;
  if (count === 0 || region.dataset.count === String(count)) return;
  region.dataset.count = String(count);
  const link = document.createElement('a');
  link.href = location.pathname + location.search;
  link.textContent = count === 1 ? 'Show 1 new lead' : `Show ${count} new leads`;
  region.replaceChildren(link);
}
if (news) setInterval(() => announceNewLeads().catch(() => undefined), POLL_MS);

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = 'Copied';
});
