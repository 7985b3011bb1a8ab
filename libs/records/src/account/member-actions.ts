import { acting, requireStall } from './account-actions';
import type { ActionContext } from './account-actions';
import type { AccountStall } from './account-stall';

/** The people of a stall, and what waits for its owner. */
export function memberActions(
  context: ActionContext,
): Pick<
  AccountStall,
  'invite' | 'members' | 'removeMember' | 'dayByMember' | 'lateEntries' | 'decideLate'
> {
  const { current } = context;
  return {
    invite: acting(async () => {
      const { server, stall } = requireStall(context);
      const invitation = await server.invite(stall);
      current.expectOthers();
      return invitation;
    }),
    members: acting(() => {
      const { server, stall } = requireStall(context);
      return server.members(stall);
    }),
    removeMember: acting(async (member: string) => {
      const { server, stall } = requireStall(context);
      await server.removeMember(stall, member);
      await current.countLate();
    }),
    dayByMember: acting((day: string) => {
      const { server, stall } = requireStall(context);
      return server.dayByMember(stall, day);
    }),
    lateEntries: acting(() => {
      const { server, stall } = requireStall(context);
      return server.lateEntries(stall);
    }),
    decideLate: acting(async (ids: readonly string[], accept: boolean) => {
      const { server, stall } = requireStall(context);
      await server.decideLate(stall, ids, accept);
      await current.countLate();
      // What was accepted comes with the next pull.
      void current.now();
    }),
  };
}
