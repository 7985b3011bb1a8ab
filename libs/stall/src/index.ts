export { BackupFirst, ImportNotice, Stall } from './stall';
