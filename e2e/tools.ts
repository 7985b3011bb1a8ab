export { toolPlaceNamed as toolNamed, toolPlaces as tools } from '@thela/tools/tool-places';
