/** The styles of all online screens together, because most screens need most of them. */
import './shared.css';
import './screens.css';
import './table.css';
