import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/** The unit for the size of a value. Numbers have none. */
const units: Record<string, string> = { string: ' characters', array: ' entries' };

function sizeComplaint(issue: SizeIssue): string {
  const [side, bound] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  const limit = `${issue.exact ? 'exactly' : side} ${bound}`;
  const unit = units[issue.origin];
  const { input } = issue;
  const counted = typeof input === 'string' || Array.isArray(input) ? input.length : input;
  return unit ? `must have ${limit}${unit}, has ${String(counted)}` : `must be ${limit}, is ${String(input)}`;
}

/** For a union, the issue of the member that fits best; its own issue only says that none fits. */
const fitting = (issue: Issue): Issue => {
  if (issue.code !== 'invalid_union') return issue;
  const wrongType = (options: Issue[]) =>
    options.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  const [best] = issue.errors.find((options) => !wrongType(options)) ?? issue.errors[0] ?? [];
  return best ? { ...fitting(best), path: [...issue.path, ...best.path] } : issue;
};

/** The end of a sentence that starts with the field's name. */
function complaintOf(issue: Issue): string {
  const { input } = issue;
  if (issue.code === 'invalid_value') {
    return `must be ${issue.values.map((value) => `'${String(value)}'`).join(' or ')}, is '${String(input)}'`;
  }
  if (input === '') return 'must not be empty';
  if (input === undefined) return 'is missing';
  if (issue.code === 'too_small' || issue.code === 'too_big') return sizeComplaint(issue);
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  if (issue.code === 'unrecognized_keys') return `has no field called ${issue.keys.join(', ')}`;
  if ('options' in issue && Array.isArray(issue.options)) return `must be one of ${issue.options.join(', ')}`;
  // zod/mini's default message.
  if (issue.code === 'invalid_format' && issue.message === 'Invalid input') {
    return `must match ${issue.pattern ?? issue.format}`;
  }
  return `is wrong: ${issue.message}`;
}

export interface Mistake {
  path: PropertyKey[];
  complaint: string;
}

/** The mistakes in a value, one for each field. */
export function mistakesIn(schema: z.ZodMiniType, value: unknown): Mistake[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  const byField = new Map<string, Mistake>();
  for (const issue of issues.map(fitting)) {
    const field = issue.path.map(String).join('.');
    // An empty text is also too short; the first complaint is the clearest.
    if (!byField.has(field)) byField.set(field, { path: issue.path, complaint: complaintOf(issue) });
  }
  return [...byField.values()];
}

/** A path as code: `items[0].text`. */
export const fieldName = (path: readonly PropertyKey[], at = '') =>
  path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, at);
