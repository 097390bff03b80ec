/** Every case there is: the files of the build × what goes wrong with them × when × the forms. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormId } from '../../src/leads/formCatalogue';
import { everyFile, faults, type Fault } from './brokenFiles';
import { formsUnderTest } from './forms';
import type { Requested } from './scout';
import { target } from './target';

export const moments = ['before the first load', 'after hydration', 'after a deploy'] as const;
export type Moment = (typeof moments)[number];

export interface Case {
  form: FormId;
  file: string;
  fault: Fault;
  moment: Moment;
}

interface ManifestEntry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const read = (file: string) => readFileSync(join(target.folder, file), 'utf8');

/** Every script and style file that a page names, with all that can follow from them, and the markup of the dialogs. */
const filesOf = (address: string) => {
  const html = read(address === '/' ? 'index.html' : `${address.slice(1)}.html`);
  const named = [...html.matchAll(/[" ]\/(assets\/[^" ]+\.(?:js|css|txt))(?=[" ])/g)].map(
    ([, file = '']) => file,
  );
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, ManifestEntry>;
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const found = new Set(named);
  // A set that grows while it is walked is walked to its new end.
  for (const file of found) {
    const { imports = [], dynamicImports = [], css = [] } = manifest[keyOf.get(file) ?? ''] ?? {};
    const next = [...imports, ...dynamicImports].map((key) => manifest[key]?.file ?? '');
    for (const one of [...next, ...css]) if (one !== '') found.add(one);
  }
  return [...found];
};

const fileFaults = faults.filter((fault) => fault !== 'gone');

/** Read when asked for: the build may not be there yet. */
const listCases = () =>
  formsUnderTest.flatMap(({ id: form, page }): Case[] => [
    ...filesOf(page).flatMap((file) =>
      fileFaults.flatMap((fault): Case[] => [
        { form, file, fault, moment: 'before the first load' },
        { form, file, fault, moment: 'after hydration' },
      ]),
    ),
    // The page itself may come from before the deploy as well.
    { form, file: everyFile, fault: 'gone', moment: 'before the first load' },
    { form, file: everyFile, fault: 'gone', moment: 'after a deploy' },
  ]);

/** A prefetched file is for another page: one fault each, by turns, is enough. */
const faultOfPrefetched = (file: string, { prefetched }: Requested) =>
  fileFaults[prefetched.indexOf(file) % fileFaults.length];

const canHappen = ({ form, file, fault, moment }: Case, requested: Record<string, Requested>) => {
  const files = requested[form];
  if (!files || file === everyFile) return Boolean(files);
  if (moment === 'after hydration') return files.later.includes(file);
  return (
    files.own.includes(file) || (files.prefetched.includes(file) && faultOfPrefetched(file, files) === fault)
  );
};

/** Splits the list into what can happen and what cannot, because nobody asks for the file then. */
export const casesFor = (requested: Record<string, Requested>) => {
  const listed = listCases();
  const cases = listed.filter((one) => canHappen(one, requested));
  return { cases, skipped: listed.length - cases.length };
};

/** A file's name without its hash. */
export const kindOf = (file: string) => file.replace(/^assets\/|-[\w-]{8}(?=\.\w+$)/g, '');

export const nameOf = ({ form, file, fault, moment }: Case) =>
  `${form}: ${kindOf(file)}, ${fault}, ${moment}`;
