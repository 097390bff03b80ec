import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const units: Record<string, string> = { string: ' characters', array: ' entries' };

function sizeComplaint(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const [side, bound] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  const limit = `${issue.exact ? 'exactly' : side} ${bound}`;
  const unit = units[issue.origin];
  const { input } = issue;
  return unit
    ? `must have ${limit}${unit}, has ${(input as string | unknown[]).length}`
    : `must be ${limit}, is ${String(input)}`;
}

/** Of a union, the issue of the member that fits best; the union's own issue only says that none fits. */
const fitting = (issue: Issue): Issue => {
  if (issue.code !== 'invalid_union') return issue;
  const isWithin = ({ path }: Issue) => path.length > 0;
  const hasItsType = (issues: Issue[]) => issues.every((one) => one.code !== 'invalid_type' || isWithin(one));
  // First a member whose parts alone are wrong, then one of the right type.
  const [best] =
    issue.errors.find((issues) => issues.every(isWithin)) ??
    issue.errors.find(hasItsType) ??
    issue.errors[0] ??
    [];
  return best ? { ...fitting(best), path: [...issue.path, ...best.path] } : issue;
};

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in [ ]',
  tuple: 'a list in [ ]',
  object: 'fields in { }',
};
const typeComplaint = ({ expected, input }: z.core.$ZodIssueInvalidType) =>
  `must be ${kinds[expected] ?? expected}, is ${input === null ? 'null' : JSON.stringify(input)}`;

/** The end of a sentence that starts with the field's name. */
function complaintOf(issue: Issue): string {
  const { input, message } = issue;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_union' && 'options' in issue && issue.options)
    return `must be one of ${issue.options.map(String).join(', ')}`;
  if (input === '') return 'must not be empty';
  if (input === undefined) return 'is missing';
  if (issue.code === 'too_small' || issue.code === 'too_big') return sizeComplaint(issue);
  if (issue.code === 'invalid_type') return typeComplaint(issue);
  if (issue.code === 'invalid_format' && issue.format === 'date')
    return `must be a day such as 2026-11-29, is ${JSON.stringify(input)}`;
  if (issue.code === 'unrecognized_keys') return `has no field called ${issue.keys.join(', ')}`;
  return `is wrong: ${message}`;
}

/**
 * The mistakes in a value, one for each field: `items[0].text must not be empty`.
 * @param whole what the value itself is called
 * @param at what the name of a field begins with
 * @returns the path within the value, without `at`, and the sentence of each mistake
 */
export function mistakesIn(schema: z.ZodMiniType, value: unknown, whole = 'it', at: string[] = []) {
  const issues =
    schema.safeParse(value, { reportInput: true, error: z.locales.en().localeError }).error?.issues ?? [];
  const byField = new Map<string, { path: PropertyKey[]; text: string }>();
  for (const issue of issues.map(fitting)) {
    const field = z.core.toDotPath([...at, ...issue.path]);
    // An empty text is also too short, so only the first complaint of a field counts.
    if (!byField.has(field))
      byField.set(field, { path: issue.path, text: `${field || whole} ${complaintOf(issue)}` });
  }
  return [...byField.values()];
}
