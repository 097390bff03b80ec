/** Changes that a visitor's programs make to a page. Each function runs in the page, so it uses nothing from outside itself. */

/**
 * A translator. Like those of browsers, it puts every text, numbers too, into two elements. It runs again 100 ms after a change
 * of the page. It keeps the words, so that a test can compare the page with an untranslated one. `data-translated` of `html` is
 * `soon` from a change until that run, and `yes` otherwise.
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

/** A password manager: it adds an icon after every field, and an attribute to the field. */
export const addIcons = () => {
  for (const field of document.querySelectorAll('input:not([type="hidden"]), textarea')) {
    field.setAttribute('data-manager', 'yes');
    const icon = document.createElement('x-manager-icon');
    icon.style.position = 'absolute';
    field.after(icon);
  }
};

/** A phone's date detector, or an extension that explains words: it turns part of a text into an element. It runs only once. */
const linkWords = () => {
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

/** An extension that replaces words. It repeats its change whenever the page undoes it, so the page has to stop undoing it. */
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

/** The texts of the page that the translator has not reached. */
export const untranslatedTexts = () => {
  const skipped = 'script, style, noscript, textarea, svg, font, [translate="no"], .notranslate';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (/\p{L}/u.test(text.data) && !text.parentElement?.closest(skipped)) texts.push(text.data);
  }
  return texts;
};

/** The programs that may change a page before React starts. */
export const programsBeforeReact = {
  'a translator': translate,
  'a password manager': addIcons,
  'a date detector': linkWords,
};
