import com.sun.source.util.JavacTask;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Parses programs given on the standard input, zero bytes between them, and prints what is wrong with each. */
public class ParseJava {
    public static void main(String[] args) throws Exception {
        String input = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        String[] programs = input.split("\0");
        for (int i = 0; i < programs.length; i++) {
            DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
            JavaFileObject source = new Source(programs[i]);
            ((JavacTask) compiler.getTask(null, null, found, null, null, List.of(source))).parse();
            for (Diagnostic<?> one : found.getDiagnostics())
                System.out.println(i + ": " + one.getMessage(null) + " on line " + one.getLineNumber());
        }
    }

    private static class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String text) {
            super(URI.create("string:///Example.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
