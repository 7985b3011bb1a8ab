import { StrategyPage } from './strategy-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';

export default function Tool() {
  return (
    <div data-tool="strategy">
      <StrategyPage />
    </div>
  );
}
