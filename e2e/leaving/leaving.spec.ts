/**
 * Leads of visitors who leave right after the thanks, on a slow connection. `npm test` takes a sample in Chromium, and
 * `npm run leaving` all cases, some forms of them in the other engines. `LEAVING_SAMPLE` sets the number for each engine,
 * `LEAVING_SEED` chooses the sample, and `RELAY=1` takes the site with a relay.
 */
import { expect } from 'playwright/test';
import { randomFrom } from '../../art/random';
import type { FormId } from '../../src/leads/formCatalogue';
import { test } from '../browsers/test';
import { formIds } from '../helpers/forms';
import { inTurns } from '../helpers/inTurns';
import { visit, type LeavingCase, type Outcome } from './visit';

const given = process.env;
const seed = given['LEAVING_SEED'] ?? '6';
const isWhole = given['LEAVING_SAMPLE'] !== undefined;
const delays = isWhole ? [0, 1000, 3000] : [1000, 3000];
const someForms: FormId[] = ['homeInline', 'contactPage', 'heroProject'];

const parts = {
  Chromium: { forms: formIds, atOnce: 8 },
  // Windows that open together can take each other's focus.
  Firefox: { forms: someForms, atOnce: 2 },
  // Its driver has one session at a time.
  WebKitGTK: { forms: someForms, atOnce: 1 },
};

const casesOf = (forms: readonly FormId[]) =>
  forms.flatMap((form) =>
    (['before React', 'after React'] as const).flatMap((moment) =>
      delays.flatMap((delay) =>
        [0, 50, 200, 1000].flatMap((time) =>
          (['closing', 'another site', 'another page'] as const).map((way): LeavingCase => ({
            form,
            moment,
            delay,
            time,
            way,
          })),
        ),
      ),
    ),
  );

const lineOf = ({ one, leads, stuck }: Outcome) => {
  const { form, moment, delay, time, way } = one;
  return `${form}, ${moment}, ${way} after ${time} ms, connection ${delay} ms: ${stuck ?? `${leads} leads`}`;
};

test('a visitor who leaves before the post is through loses no lead', async ({ engine, engineName }) => {
  test.setTimeout(0);
  const { forms, atOnce } = parts[engineName];
  // When the visitor leaves as the first post gets through, a second copy is right; the whole run counts those.
  const cases = casesOf(forms).filter(({ delay, time }) => isWhole || delay > time);
  const size = isWhole ? Number(given['LEAVING_SAMPLE']) || cases.length : 8;
  const sample = randomFrom(seed).shuffle(cases).slice(0, size);
  const outcomes = await inTurns(sample, atOnce, (one) => visit(engine, one, isWhole));
  const sent = outcomes.filter(({ stuck }) => stuck === undefined);
  const lost = sent.filter(({ leads }) => leads === 0);
  const doubled = sent.filter(({ leads }) => leads > 1);
  for (const delay of delays) {
    const figures = [sent, lost, doubled, outcomes.filter(({ stuck }) => stuck)].map(
      (some) => some.filter(({ one }) => one.delay === delay).length,
    );
    console.log(`| ${[engineName, `${delay / 1000} s`, ...figures].join(' | ')} |`);
  }
  console.log(
    outcomes
      .filter(({ leads }) => leads !== 1)
      .map(lineOf)
      .join('\n'),
  );
  test.skip(
    engineName === 'WebKitGTK',
    'Its driver loses its window now and then: the figures above are all.',
  );
  expect(lost.map(lineOf), `LEAVING_SEED=${seed}`).toEqual([]);
  expect(sent.filter(({ isLate }) => isLate).length).toBeGreaterThan(sample.length / 4);
  if (isWhole) expect(doubled.length).toBeLessThanOrEqual(Math.max(1, sent.length / 100));
});
