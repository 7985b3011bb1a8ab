export { CONTRACT } from './version';
export { useStore } from './store';
export { randomId } from './random-id';
export { limitedByRole } from './limited-by-role';
export { toolLocation } from './tool-location';
export { decodeToolPath, encodeToolPath } from './tool-path';
export { deepFreeze, toolShell } from './tool-shell';
export type { LimitedMembers } from './limited-by-role';
export type { Store } from './store';
export type { Navigation } from './tool-location';
export type {
  AiMode,
  AiSettings,
  AnswerStore,
  AnswerVerdict,
  Brand,
  ChangeOptions,
  DayStore,
  FeatureId,
  KeepOutcome,
  KeptAnswer,
  Language,
  Ledger,
  LocationStore,
  NewAnswer,
  Notify,
  Session,
  SessionStore,
  Shell,
  SignedInUser,
  StallActions,
  StallRole,
  StallStore,
  Stored,
  Toast,
  ToastId,
  ToolComponent,
  ToolModule,
  ToolProps,
  VoiceSettings,
} from './shell';
export type { DayRange } from '@thela/ledger';
