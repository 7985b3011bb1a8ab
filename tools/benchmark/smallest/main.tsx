import { createRoot } from 'react-dom/client';

const container = document.getElementById('root');
if (!container) throw new Error('index.html must hold an element with the id "root".');
createRoot(container).render(<h1>{document.title}</h1>);
