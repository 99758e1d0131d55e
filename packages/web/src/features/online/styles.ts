/** The styles of everything online: most screens need most of them. */
import './shared.css';
import './screens.css';
import './table.css';
