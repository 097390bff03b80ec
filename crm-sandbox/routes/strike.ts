import type { Exchange } from '../context.ts';
import type { Fault } from '../faults.ts';
import { reply } from '../http/reply.ts';

/** Acts out the faults that strike before anything is stored; true when the request is thereby dealt with. */
export function strikeEarly({ request, response }: Exchange, fault: Fault): boolean {
  switch (fault.mode) {
    case 'hang':
      request.resume();
      return true;
    case 'drop':
      request.socket.destroy();
      return true;
    case 'error500':
      request.resume();
      reply(response, 500, 'Internal Server Error', { 'content-type': 'text/plain' });
      return true;
    case 'none':
    case 'dropAfter':
    case 'slow':
    case 'noredirect':
    case 'frameblocked':
    case 'refuseButRedirect':
  }
  return false;
}

/** Waits when the fault is to be slow; rejects when the server stops meanwhile. */
export async function outlast({ context }: Exchange, fault: Fault): Promise<void> {
  if (fault.mode === 'slow') await context.options.pause(fault.ms, context.stopping);
}

export const frameRule = (fault: Fault): Record<string, string> =>
  fault.mode === 'frameblocked' ? { 'x-frame-options': 'DENY' } : {};
