// Two conveniences; the inbox works without this file.

const POLL_MS = 5000;

/** Says that there are new leads and offers them, instead of moving the list under the reader's eyes. */
async function lookForNews(news) {
  if (document.visibilityState !== 'visible') return;
  const query = new URLSearchParams(news.dataset.query);
  query.set('since', news.dataset.since);
  query.set('limit', '100');
  const response = await fetch(`/leads.json?${query}`);
  if (!response.ok) return;
  const fresh = (await response.json()).length;
  if (fresh === 0 || String(fresh) === news.dataset.shown) return;
  news.dataset.shown = String(fresh);
  const link = document.createElement('a');
  link.href = `/${news.dataset.query}`;
  link.textContent = fresh === 1 ? '1 new lead: show it' : `${fresh === 100 ? '100 or more' : fresh} new leads: show them`;
  news.replaceChildren(link);
}

const news = document.querySelector('#news');
if (news) {
  const look = () => lookForNews(news).catch(() => undefined);
  setInterval(look, POLL_MS);
  document.addEventListener('visibilitychange', look);
}

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = 'Copied';
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 2000);
});
