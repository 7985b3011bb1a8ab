export { BackupFirst, Stall } from './stall';
