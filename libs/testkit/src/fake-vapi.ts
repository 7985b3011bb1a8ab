import type { ServerResponse } from 'node:http';
import { readJson, send, sendNotFound, startFakeServer } from './fake-server';
import type { FakeServer, Middleware } from './fake-server';
import { fakeCallReply, fakeVapiBehaviours } from './fake-vapi-replies';
import type { FakeVapiBehaviour } from './fake-vapi-replies';
import { FAKE_VAPI_PATH } from './playground-paths';

const CALL = '/call/web';

/** The voice service. */
export type FakeVapi = FakeServer<FakeVapiBehaviour>;

/**
 * The fake voice service of a playground, at `/fake-vapi/<behaviour>` followed by the service's own path.
 */
export function fakeVapi(): Middleware {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(`${FAKE_VAPI_PATH}/`)) return next();
    const behaviour = fakeVapiBehaviours.find(
      (name) => pathname === `${FAKE_VAPI_PATH}/${name}${CALL}`,
    );
    if (request.method !== 'POST' || !behaviour) return sendNotFound(response, pathname);
    void readJson(request).then(() => behave(response, behaviour));
  };
}

export function startFakeVapi(): Promise<FakeVapi> {
  return startFakeServer<FakeVapiBehaviour>({
    allowedHeaders: 'authorization, content-type',
    behaviour: 'answers',
    answer: ({ method, url }, response, nextBehaviour) => {
      if (method !== 'POST' || url !== CALL) return sendNotFound(response, url);
      behave(response, nextBehaviour());
    },
  });
}

function behave(response: ServerResponse, behaviour: FakeVapiBehaviour): void {
  if (behaviour === 'hanging') return;
  if (behaviour === 'breaking-off') response.destroy();
  else send(response, fakeCallReply(behaviour));
}
