import type { Ask } from './ask.ts';
import { contentOf, pageFile, type BuiltSite } from './builtSite.ts';
import { contentProblem, headerProblem, typeProblem, type Encoding } from './problems.ts';
import type { Tally } from './tally.ts';

/** Every page at its own address: content, headers, compressed copies, a trailing slash, HEAD, and "not modified". */
export async function checkPages(
  ask: Ask,
  site: BuiltSite,
  encodings: Encoding[],
  tally: Tally,
): Promise<void> {
  for (const address of site.addresses) {
    const content = contentOf(site, pageFile(address));
    const count = (about: string, problem: string | undefined) => tally.count(about, address, problem);

    for (const encoding of encodings) {
      const answer = await ask(address, { 'accept-encoding': encoding });
      count(
        `pages: 200 without a redirect, ${encoding}`,
        contentProblem(answer, { status: 200, content, encoding }),
      );
      count(
        `pages: headers, ${encoding}`,
        headerProblem(answer, site.rules, address) ?? typeProblem(answer, '.html'),
      );
      const again = await ask(address, {
        'accept-encoding': encoding,
        'if-none-match': answer.headers.etag ?? '"none"',
      });
      count(`pages: If-None-Match, ${encoding}`, again.status === 304 ? undefined : `status ${again.status}`);
    }

    const head = await ask(address, {}, 'HEAD');
    const empty = { ...head, body: content };
    count(
      'pages: HEAD',
      head.body.length > 0
        ? 'has a body'
        : (contentProblem(empty, { status: 200, content, encoding: 'identity' }) ??
            headerProblem(head, site.rules, address)),
    );
    if (address !== '/') {
      const slashed = await ask(`${address}/`);
      count(
        'pages: a trailing slash gives the same page',
        contentProblem(slashed, { status: 200, content, encoding: 'identity' }) ??
          headerProblem(slashed, site.rules, address),
      );
    }
  }
}
