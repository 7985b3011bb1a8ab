import { hostConfig } from '@thela/federation/vite';

export default hostConfig();
