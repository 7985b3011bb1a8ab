import { toolConfig } from '@thela/federation/vite';

export default toolConfig('voice');
