import { join } from 'node:path';
import { inject } from 'vitest';
import type { WorkspaceOptions } from '../options';

declare module 'vitest' {
  interface ProvidedContext {
    readonly workspaceRoot: string;
  }
}

/** The folder of the workspace, which `vitest.config.ts` hands to its tests. */
export const workspaceRoot = inject('workspaceRoot');

export const workspaceOptions: WorkspaceOptions = {
  headers: {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  },
  postgres: {
    migrationsFolder: join(workspaceRoot, 'supabase/migrations'),
    templatesFolder: join(workspaceRoot, '.thela/database-templates'),
  },
};
