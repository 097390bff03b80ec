/**
 * What programs of a visitor do to a page. Each function runs in the page, so it uses nothing from outside itself.
 */

/**
 * A translator: puts every text, numbers too, into two elements, as browsers do, and comes again 100 ms after the page has changed.
 * It leaves the words as they are, so that a page can be compared with one that nobody has translated. `data-translated` of
 * `html` is `soon` while it is about to come, and `yes` after it.
 */
export const translate = () => {
  const skipped = 'script, style, noscript, textarea, svg, font, [translate="no"], .notranslate';
  const wrapTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && !text.parentElement?.closest(skipped)) texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.documentElement.dataset['translated'] = 'yes';
  new MutationObserver(() => {
    document.documentElement.dataset['translated'] = 'soon';
    clearTimeout(timer);
    timer = setTimeout(() => {
      wrapTexts();
      document.documentElement.dataset['translated'] = 'yes';
    }, 100);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  wrapTexts();
};

/** A password manager: an icon behind every field, and attributes on the fields. */
export const addIcons = () => {
  for (const field of document.querySelectorAll('input:not([type="hidden"]), textarea')) {
    field.setAttribute('data-manager', 'yes');
    const icon = document.createElement('x-manager-icon');
    icon.style.position = 'absolute';
    field.after(icon);
  }
};

/** A phone's detector of dates, or an extension that explains words: a part of a text becomes an element. It does not come again. */
export const linkWords = () => {
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest('script, style, svg, a, button, label, textarea')) texts.push(text);
  }
  const wordy = texts.filter(({ data }) => /\w+ \w+ \w+/.test(data));
  for (const text of wordy.slice(0, 3)) {
    const second = text.splitText(text.data.indexOf(' ') + 1);
    second.splitText(second.data.indexOf(' '));
    const link = document.createElement('x-link');
    second.replaceWith(link);
    link.append(second);
  }
};

/** A replacer of words. It repeats its change whenever the page undoes it, so the page has to stop undoing it. */
export const replaceWords = () => {
  const write = () => {
    for (const heading of document.querySelectorAll('main h2, main label')) {
      const { firstChild } = heading;
      if (!(firstChild instanceof Text)) continue;
      const mark = document.createElement('x-word');
      firstChild.replaceWith(mark);
      mark.append(firstChild.data);
    }
  };
  new MutationObserver(write).observe(document.body, { subtree: true, childList: true });
  write();
};

/** The texts of the page that a translator would have to come back to. */
export const untranslated = () => {
  const skipped = 'script, style, noscript, textarea, svg, font, [translate="no"], .notranslate';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (/\p{L}/u.test(text.data) && !text.parentElement?.closest(skipped)) texts.push(text.data);
  }
  return texts;
};
