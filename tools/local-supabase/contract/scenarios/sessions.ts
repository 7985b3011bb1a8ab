import { askRefresh, makeAccount, signIn } from '../people';
import type { Scenarios } from '../people';

export const sessions: Scenarios = {
  async 'tokens: refresh and reuse'(server) {
    await askRefresh(server, 'unknown', 'abcdefghijkl');
    await askRefresh(server, 'empty', '');
    const { email } = await makeAccount(server, 'fresh');
    const parent = (await signIn(server, email)).text('refresh_token');
    const active = (await askRefresh(server, 'first', parent)).text('refresh_token');
    const again = await askRefresh(server, 'parent of the active one', parent);
    server.note('parent gives the active one', again.text('refresh_token') === active);
    await askRefresh(server, 'active', active);
  },

  async 'sign-out: what ends'(server) {
    await server.ask('nobody', 'POST', '/logout');
    const { email } = await makeAccount(server, 'leaver');
    const [here, there] = [await signIn(server, email), await signIn(server, email)];
    const token = here.text('access_token');
    const logOut = (step: string, scope: string) =>
      server.ask(step, 'POST', `/logout?scope=${scope}`, { token });
    await logOut('unknown scope', 'owl');
    await logOut('others', 'others');
    await server.ask('the other', 'GET', '/user', { token: there.text('access_token') });
    await logOut('local', 'local');
    await logOut('local again', 'local');
    await askRefresh(server, 'its refresh token', here.text('refresh_token'));
  },
};
