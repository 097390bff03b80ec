// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startRelay } from '../../relay/node/server.ts';
import { leadPost, settings } from './helpers.ts';

async function running() {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  const relay = await startRelay({
    ...settings,
    VITE_CRM_ENDPOINT: 'http://127.0.0.1:9/servlet/servlet.WebToLead',
    RELAY_DB: join(folder, 'relay.sqlite'),
    RELAY_PORT: '0',
  });
  onTestFinished(async () => {
    await relay.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...relay, port: Number(new URL(relay.address).port) };
}

test.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
  'a post with %s that ends in the middle is no error of the relay, and others go on',
  async (length) => {
    const { address, port } = await running();
    const head = 'Content-Type: application/x-www-form-urlencoded';
    const begin = () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`POST /leads HTTP/1.1\r\nHost: localhost\r\n${head}\r\n${length}\r\n\r\n`);
      return socket;
    };
    await text(begin().end('4\r\nlast'));
    const cut = begin();
    await new Promise((resolve) => cut.write('4\r\nlast', resolve));
    cut.resetAndDestroy();
    const body = new URLSearchParams(leadPost());
    const answer = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  },
);
