export { toolPlaces as tools } from '@thela/tools/tool-places';
