export { browserStorage, OVERRIDES_KEY, persistValue, safeStorage } from './storage';
export { createToolLoader } from './tool-loader';
export { mayPass } from './tool-state';
export type { SafeStorage } from './storage';
export type { LoadResult, LoadTool, OnLost, ToolLoader } from './tool-loader';
export type { Channel, LoadedTool, ToolFailure, ToolFailureKind, ToolState } from './tool-state';
