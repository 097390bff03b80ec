/** The check of texts finds each kind of fault on a small page, so that a page without faults proves something. */
import { expect, test } from 'playwright/test';
import { brokenTexts } from './helpers/texts';

const longWord = 'Incomprehensibilities';

for (const { fault, html, says } of [
  {
    fault: 'a text that is cut at its side',
    html: `<div style="width: 60px; overflow: hidden"><p style="width: 300px">${longWord}</p></div>`,
    says: `P “${longWord}” is cut`,
  },
  {
    fault: 'a text that is wider than the window',
    html: `<p style="width: 3000px; white-space: nowrap; overflow-x: visible">${longWord.repeat(20)}</p>`,
    says: `P “${longWord.repeat(20).slice(0, 40)}” is cut`,
  },
  {
    fault: 'a text under the dock',
    html: `<p>Hello</p><aside style="position: fixed; top: 0; left: 0; width: 50px"><a href="/" style="display: block; height: 40px">Dock</a></aside>`,
    says: 'P “Hello” comes under the dock',
  },
  {
    fault: 'a text that is wider than its box',
    html: `<p style="width: 30px">${longWord}</p>`,
    says: `P “${longWord}” sticks out`,
  },
  {
    fault: 'a text that is cut in its height',
    html: '<div style="height: 10px; overflow: hidden"><p style="margin: 0">Hello</p></div>',
    says: 'P “Hello” is cut in its height',
  },
  {
    fault: 'two texts on top of each other',
    html: '<p style="margin: 0">Hello</p><p style="margin: -18px 0 0">Goodbye</p>',
    says: 'P “Hello” lies on P “Goodbye”',
  },
  {
    fault: 'a comma that begins a line',
    html: '<p style="width: 60px"><span style="display: inline-block; width: 60px">Hello</span>, you</p>',
    says: '“, you” begins a line',
  },
  {
    fault: 'a table that is wider than its frame',
    html: '<div style="width: 100px"><table style="width: 300px"><tr><td>1</td></tr></table></div>',
    says: 'a table is 200 px wider than its frame',
  },
])
  test(`finds ${fault}`, async ({ page }) => {
    await page.setContent(html);
    expect(await brokenTexts(page)).toContain(says);
  });

test('finds nothing on a page without faults', async ({ page }) => {
  await page.setContent('<h1>Hello</h1><p>A line.</p><table><tr><td>1</td></tr></table>');
  expect(await brokenTexts(page)).toEqual([]);
});
