export { CONTRACT } from './version';
export { useStore } from './store';
export { deepFreeze, toolShell } from './tool-shell';
export type { Store } from './store';
export type {
  AiMode,
  AiSettings,
  Brand,
  DayStore,
  FeatureId,
  Notify,
  Session,
  SessionStore,
  Shell,
  SignedInUser,
  Toast,
  ToastId,
  ToolComponent,
  ToolProps,
  VoiceSettings,
} from './shell';
