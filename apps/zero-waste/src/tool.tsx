import { ZeroWastePage } from './zero-waste-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';

export default function Tool() {
  return (
    <div data-tool="zero-waste">
      <ZeroWastePage />
    </div>
  );
}
