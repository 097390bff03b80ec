/**
 * The one side effect in this folder, imported before any schema that a page loads. Without it Zod tries `new Function`,
 * which a page with a strict content security policy reports as a violation.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });
