/**
 * The one side effect in this folder. Zod would otherwise probe `new Function`, which a page with a strict content
 * security policy reports as a violation even though Zod catches it. Imported before any schema is built.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });
