/**
 * Imported by the commands: an error that says what to do is printed without its stack, which would hide the message. A
 * command that has set an exit code ends with that.
 */
export function explain(error: Error): never {
  // fetch says why it failed in the cause alone.
  const told = error.message === 'fetch failed' && error.cause instanceof Error ? error.cause : error;
  const isBug = /^(?:Type|Reference|Range|Syntax)Error$/.test(told.name) && !('code' in told);
  console.error(isBug ? told : told.message);
  process.exit(process.exitCode || 1);
}

process.on('uncaughtException', explain);
