/** A slow connection: holds what a client sends for a while, and drops it if the client has gone by then. */
import { connect, createServer, type Server, type Socket } from 'node:net';

/** One post that a browser started. */
export interface SeenPost {
  /** `iframe` is the hidden frame, `empty` a beacon or `fetch`; a browser that does not say leaves it out. */
  from: string;
  text: string;
  isDropped: boolean;
  /** When its first bytes came, and when the first bytes of its answer went back, in ms since 1970. */
  at: number;
  answeredAt?: number;
}

export interface SlowProxy {
  /** How long everything is held, in ms. */
  delay: number;
  posts: SeenPost[];
  close: () => Promise<void>;
}

const notePost = (posts: SeenPost[]) => {
  let text = '';
  let post: SeenPost | undefined;
  return {
    add: (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (!text.startsWith('POST ')) return;
      post ??= { from: '', text: '', isDropped: false, at: Date.now() };
      if (!posts.includes(post)) posts.push(post);
      post.text = text;
      post.from = /^sec-fetch-dest: *(\w+)/im.exec(text)?.[1] ?? '';
    },
    answer: () => {
      if (post) post.answeredAt ??= Date.now();
    },
    drop: () => {
      if (post) post.isDropped = true;
    },
  };
};

const pass = (client: Socket, target: number, proxy: SlowProxy) => {
  const upstream = connect(target, '127.0.0.1');
  const note = notePost(proxy.posts);
  const held = new Set<NodeJS.Timeout>();
  const end = () => {
    if (held.size > 0) note.drop();
    for (const timer of held) clearTimeout(timer);
    held.clear();
    client.destroy();
    upstream.destroy();
  };
  client.on('data', (chunk) => {
    note.add(chunk);
    if (proxy.delay === 0) {
      upstream.write(chunk);
      return;
    }
    const timer = setTimeout(() => {
      held.delete(timer);
      upstream.write(chunk);
    }, proxy.delay);
    held.add(timer);
  });
  upstream.on('data', (chunk) => {
    note.answer();
    client.write(chunk);
  });
  upstream.on('end', () => client.end());
  for (const socket of [client, upstream]) socket.on('error', end);
  client.on('end', end);
  client.on('close', end);
};

/** Listens on both loopback addresses, because `localhost` may mean either. */
export const startSlowProxy = async (port: number, target: number): Promise<SlowProxy> => {
  const servers: Server[] = [];
  const proxy: SlowProxy = {
    delay: 0,
    posts: [],
    close: async () => {
      await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
    },
  };
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer((client) => pass(client, target, proxy));
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(port, host, listening);
    });
    servers.push(server);
  }
  return proxy;
};
