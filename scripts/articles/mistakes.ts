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

const isWithin = ({ path }: Issue) => path.length > 0;
const isGiven = ({ input }: Issue) => input !== undefined;
const isOfItsType = (issue: Issue) =>
  issue.code === 'invalid_value'
    ? issue.values.some((value) => typeof value === typeof issue.input)
    : issue.code !== 'invalid_type';

/** For a union, Zod only says that no member fits. This returns the issues of the member that comes closest. */
const closestIssues = (issue: Issue): Issue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const members = issue.errors.map((issues) => issues.flatMap(closestIssues));
  // Prefers a member of the right shape in which a given part is wrong, then one whose parts are missing, then one of
  // the right type.
  const ofItsShape = members.filter((issues) => issues.every(isWithin));
  const closest =
    ofItsShape.find((issues) => issues.some(isGiven)) ??
    ofItsShape[0] ??
    members.find((issues) => issues.every((inner) => isWithin(inner) || isOfItsType(inner))) ??
    members[0] ??
    [];
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
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
const typeComplaint = ({ expected, input }: z.core.$ZodIssueInvalidType) => {
  // In JSON, NaN and Infinity would be null.
  const shown = typeof input === 'number' ? String(input) : JSON.stringify(input);
  return `must be ${kinds[expected] ?? expected}, is ${shown}`;
};

const choiceComplaint = (choices: readonly unknown[], given: unknown) =>
  `${given === undefined ? 'is missing. It must' : 'must'} be one of ${choices.map(String).join(', ')}`;

/** The end of a sentence that starts with the field's name: `must not be empty`. */
function complaintOf(issue: Issue): string {
  const { input, message } = issue;
  if (issue.code === 'invalid_value') return choiceComplaint(issue.values, input);
  if (issue.code === 'invalid_union' && 'options' in issue && issue.options)
    // The input is the whole object, and the path is that of the field that names its kind.
    return choiceComplaint(issue.options, (input as Record<string, unknown>)[issue.discriminator ?? '']);
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
  for (const issue of issues.flatMap(closestIssues)) {
    const field = z.core.toDotPath([...at, ...issue.path]);
    // An empty text is also too short, so only the first complaint of a field counts.
    if (!byField.has(field))
      byField.set(field, { path: issue.path, text: `${field || whole} ${complaintOf(issue)}` });
  }
  return [...byField.values()];
}
