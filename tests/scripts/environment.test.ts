// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { environment, settingsIn } from '../../schemas/environment.mjs';
import { temporaryFolder } from '../helpers/temporaryFolder';

/** What is read from a `.env` file of these bytes. */
const settingsOf = (content: string | Buffer) => {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, content);
  return settingsIn(file);
};

const text = 'VITE_SITE_URL=https://www.example.com\nVITE_CRM_LEAD_SOURCE=Café\n';
const settings = { VITE_SITE_URL: 'https://www.example.com', VITE_CRM_LEAD_SOURCE: 'Café' };

test.each([
  { kind: 'UTF-8', content: text },
  { kind: 'UTF-8 with a byte order mark', content: `\uFEFF${text}` },
  { kind: 'UTF-8 with the line ends of Windows', content: text.replaceAll('\n', '\r\n') },
])('reads every setting of a .env file in $kind', ({ content }) => {
  expect(settingsOf(content)).toEqual(settings);
});

test.each([
  { kind: 'UTF-16', content: Buffer.from(`\uFEFF${text}`, 'utf16le') },
  { kind: 'UTF-16 without a byte order mark', content: Buffer.from('A=b\n', 'utf16le') },
  { kind: 'UTF-16 with the high byte first', content: Buffer.from(`\uFEFF${text}`, 'utf16le').swap16() },
  { kind: 'the encoding of old Windows programs', content: Buffer.from(text, 'latin1') },
])('refuses a .env file in $kind and says what to do', ({ content }) => {
  expect(() => settingsOf(content)).toThrow(
    /\.env is not UTF-8\. Save it as UTF-8: in Notepad, Save as, Encoding\.$/,
  );
});

test('there are no settings without a .env file', () => {
  expect(settingsIn(join(temporaryFolder(), '.env'))).toEqual({});
});

afterEach(() => void vi.unstubAllEnvs());

test('a switch counts although Windows left a space after it', () => {
  vi.stubEnv('RELAY', '1 ');
  expect(environment()['RELAY']).toBe('1');
});
