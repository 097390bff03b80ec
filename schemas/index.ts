/** What valid input is, for the whole site: import from here. Runs in any JavaScript runtime, with or without a DOM. */
export * from './checkRow.ts';
export * from './contact.ts';
export * from './domainSlip.ts';
export * from './email.ts';
export * from './lead.ts';
export * from './limits.ts';
export * from './message.ts';
export * from './name.ts';
export * from './ordered.ts';
export * from './phone.ts';
export * from './phoneDigits.ts';
export * from './planner.ts';
export * from './registry.ts';
export * from './subscribe.ts';
export * from './wire.ts';
export type * from './content.ts';
export type * from './strip.ts';
