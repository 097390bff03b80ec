import * as z from 'zod/mini';
import { FORMS } from '../lead.ts';

/** JSON text in a column, whose content must fit the schema. */
const json = <Output>(schema: z.ZodMiniType<Output>) =>
  z.pipe(
    z.string(),
    z.transform((text: string) => schema.parse(JSON.parse(text))),
  );
const time = z.pipe(
  z.number(),
  z.transform((ms: number) => new Date(ms)),
);
const textRecord = json(z.record(z.string(), z.string()));

// Rows come from a file that outlives this program's versions, so they are checked rather than cast.
export const leadRow = z.pipe(
  z.object({
    id: z.number(),
    received_at: time,
    form: z.enum(FORMS),
    page: z.string(),
    set_aside: z.number(),
    duplicate_of: z.nullable(z.number()),
    fields: textRecord,
    ignored: json(z.array(z.string())),
  }),
  z.transform((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    form: row.form,
    page: row.page,
    setAside: row.set_aside === 1,
    duplicateOf: row.duplicate_of,
    fields: row.fields,
    ignored: row.ignored,
  })),
);
export type StoredLead = z.infer<typeof leadRow>;

const evidence = z.object({ headers: textRecord, raw: z.instanceof(Uint8Array) });

/** The request as it came in: the headers worth keeping and the exact body. */
export interface Evidence {
  readonly headers: Readonly<Record<string, string>>;
  readonly raw: Uint8Array;
}

export const parseEvidence = (row: unknown): Evidence => evidence.parse(row);

export const refusalRow = z.pipe(
  z.extend(evidence, {
    id: z.number(),
    received_at: time,
    status: z.number(),
    reason: z.string(),
    fields: textRecord,
  }),
  z.transform(({ received_at: receivedAt, ...row }) => ({ ...row, receivedAt })),
);
export type StoredRefusal = z.infer<typeof refusalRow>;
