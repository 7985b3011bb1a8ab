import { serviceWorkerConfig } from '@thela/federation/vite';

export default serviceWorkerConfig('src/service-worker/sw.ts');
