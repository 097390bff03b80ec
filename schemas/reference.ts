import { rulesOf, type Fields } from './fields/field.ts';
import { fieldsByForm, formKinds, type FormKind } from './forms.ts';
import { plannerOptions } from './planner.ts';
import { messageOf, type Rule, type RuleTable } from './ruleTable.ts';

export const REFERENCE_START = '<!-- rules:start, written by scripts/rule-reference.ts -->';
export const REFERENCE_END = '<!-- rules:end -->';

const LONGEST_SHOWN = 30;

function shown(example: string): string {
  const head = example.length > LONGEST_SHOWN ? `${example.slice(0, 12)}…` : example;
  const quoted = `\`${JSON.stringify(head)}\``;
  return head === example ? quoted : `${quoted} (${example.length} characters)`;
}

function row(name: string, rule: Rule, live: RuleTable): string {
  const message = messageOf(rule, '{value}');
  // A value without braces: braces would mark an address that was put back, which has the messages of a submit.
  const liveMessage = messageOf(live.find(({ id }) => id === rule.id) ?? rule, 'value');
  const reached = rule.shadowedBy === undefined ? shown(rule.example) : `shadowed by \`${rule.shadowedBy}\``;
  return `| \`${name}\` | \`${rule.id}\` | ${message} | ${liveMessage === message ? '' : liveMessage} | ${reached} |`;
}

function formSection(title: string, fields: Fields): string[] {
  const rows = Object.entries(fields).flatMap(([name, field]) =>
    field.rules.map((rule) => row(name, rule, rulesOf(field, 'live'))),
  );
  const head = ['| Field | Rule | On submit | While typing, if different | First to fail for |'];
  return [`### ${title}`, '', ...head, '| --- | --- | --- | --- | --- |', ...rows, ''];
}

function plannerSection(): string[] {
  const rows = Object.entries(plannerOptions).flatMap(([name, options]) =>
    options.map(({ value, label }) => `| \`${name}\` | \`${value}\` | ${label} |`),
  );
  const head = ['| Field | Value | Label |', '| --- | --- | --- |'];
  return [
    '### Career planner (`plannerSchema`)',
    '',
    'All four or nothing; no messages.',
    '',
    ...head,
    ...rows,
  ];
}

const titles: Readonly<Record<FormKind, string>> = {
  lead: 'Lead forms (`leadForm`)',
  contact: 'Contact page (`contactForm`)',
  subscribe: 'Subscribe (`subscribeForm`)',
};

/** Every form's rules as Markdown tables: field, rule, messages, and a value for which the rule is the first to fail. */
export function ruleReference(): string {
  return [
    ...formKinds.flatMap((kind) => formSection(titles[kind], fieldsByForm[kind])),
    ...plannerSection(),
  ].join('\n');
}

/**
 * A document with the part between its two markers replaced by the current reference.
 * @throws Error when a marker is missing
 */
export function withReference(document: string): string {
  const start = document.indexOf(REFERENCE_START);
  const end = document.indexOf(REFERENCE_END);
  if (start === -1 || end < start)
    throw new Error(`Expected "${REFERENCE_START}" before "${REFERENCE_END}".`);
  return `${document.slice(0, start)}${REFERENCE_START}\n\n${ruleReference()}\n\n${document.slice(end)}`;
}
