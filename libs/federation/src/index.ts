export { loadTool } from './load-tool';
export { createToolLoader } from './tool-loader';
export type { ReleaseSource } from './load-tool';
export type { LoadResult, LoadTool, ToolLoader } from './tool-loader';
export type { LoadedTool, ToolFailure, ToolFailureKind, ToolState } from './tool-state';
