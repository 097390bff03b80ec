/**
 * Commands import this. An expected error says what to do, so it is printed without its stack, which would hide the message. An
 * error of the language itself is a bug and keeps its stack. The exit code that a command has set stays.
 */
export const explain = (error: Error): never => {
  const isBug = /^(?:Type|Reference|Range|Syntax|URI)Error$/.test(error.name) && !('code' in error);
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  const isUntrusted = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(cause?.code ?? '');
  // fetch says why it failed in the cause alone.
  if (error.message === 'fetch failed' && isUntrusted)
    console.error(
      `The certificate of this address is not trusted: ${cause?.message}. For one that you have signed yourself, set NODE_EXTRA_CA_CERTS to its file.`,
    );
  else if (error.message === 'fetch failed')
    console.error(
      `No answer: ${cause?.message || cause?.code}. Check the connection and the address. For the sandbox, run npm start first.`,
    );
  else console.error(isBug ? error : error.message);
  process.exit(process.exitCode || 1);
};
process.on('uncaughtException', explain);
