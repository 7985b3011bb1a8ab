import { addApp, askRefresh, makeAccount } from '../people';
import type { Scenarios } from '../people';

export const operator: Scenarios = {
  async 'operator: a lost phone'(server) {
    const serviceKey = server.needServiceKey();
    const asOperator = { headers: { apikey: serviceKey }, token: serviceKey };
    const { token, id } = await makeAccount(server, 'lost');
    const app = await addApp(server, token, 'Phone');
    const asPerson = { token: app.token };
    const person = `/admin/users/${id}`;
    await server.ask('factors, by a person', 'GET', `${person}/factors`, asPerson);
    await server.ask('factors', 'GET', `${person}/factors`, asOperator);
    await server.ask('removes one', 'DELETE', `${person}/factors/${app.id}`, asOperator);
    await server.ask('the session at aal2', 'GET', '/user', asPerson);
    await askRefresh(server, 'refresh of it', app.refreshToken);
    await server.ask('removes the person, by a person', 'DELETE', person, asPerson);
    await server.ask('removes the person', 'DELETE', person, asOperator);
    await server.ask('the session after', 'GET', '/user', asPerson);
    await askRefresh(server, 'refresh after', app.refreshToken);
  },
};
