import { shellConfig } from '@thela/federation/vite';

export default shellConfig();
