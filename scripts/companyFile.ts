import { companySchema } from '../schemas/company.ts';
import { company } from '../src/content/company.ts';
import { mistakesIn } from './articles/mistakes.ts';

/**
 * Stops a build whose company data misses a field or has a wrong one.
 * @throws Error with a line for each mistake
 */
export function assertCompany(value: unknown = company): void {
  const mistakes = mistakesIn(companySchema, value, 'The file').map(({ text }) => `\n  - ${text}`);
  if (mistakes.length > 0)
    throw new Error(
      `src/config/company.json has mistakes:${mistakes.join('')}\nCorrect it, or run npm run setup (docs/howto/rename-the-company.md).`,
    );
}
