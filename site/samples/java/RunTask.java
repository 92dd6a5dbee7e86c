import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Runs the task "Point grid" on an annotation. It needs nothing but Java: the client sends no content type. */
public class RunTask {
    static final String TASK = "tasks/org.example.stereology.pointgrid/1.0.0";

    public static void main(String[] arguments) throws Exception {
        String base = "/api/app-engine/project/" + arguments[0];
        String made = call("POST", base + "/" + TASK + "/runs", "{\"image\": " + arguments[1] + "}");
        String run = base + "/task-runs/" + field(made, "id");

        String region = input("region", arguments[2], "geometry");
        String spacing = input("spacing", arguments[3], "integer");
        call("PUT", run + "/input-provisions", "[" + region + ", " + spacing + "]");
        call("POST", run + "/state-actions", "{\"desired\": \"RUNNING\"}");

        String state = "QUEUING";
        // A run can stay QUEUING, for example when its outputs are refused, so the wait has an end.
        long giveUp = System.currentTimeMillis() + seconds("WAIT_SECONDS", "3600");
        while (!state.equals("FINISHED") && !state.equals("FAILED")) {
            if (System.currentTimeMillis() > giveUp) {
                throw new IllegalStateException("Still " + state + ": " + run);
            }
            Thread.sleep(seconds("POLL_SECONDS", "5"));
            state = field(call("GET", run, null), "state");
            System.out.println(state);
        }
        if (state.equals("FAILED")) {
            throw new IllegalStateException("The run has failed: look at the log of its pod.");
        }
        // Read the outputs once: each time, the core draws the points again.
        System.out.println(call("GET", run + "/outputs", null));
    }

    /** Seconds from the environment, in milliseconds. */
    static long seconds(String name, String otherwise) {
        return Long.parseLong(System.getenv().getOrDefault(name, otherwise)) * 1000;
    }

    static String input(String name, String value, String type) {
        return String.format(
            "{\"param_name\": \"%s\", \"value\": %s, \"type\": {\"id\": \"%s\"}}", name, value, type);
    }

    /** The text of a key at the top of an answer; take a JSON library for more. */
    static String field(String json, String name) {
        Matcher found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"([^\"]+)\"").matcher(json);
        if (!found.find()) {
            throw new IllegalStateException("No " + name + " in " + json);
        }
        return found.group(1);
    }

    /** Sends a signed request, with a content type where there is a body. */
    static String call(String method, String path, String body) throws Exception {
        String date = DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC));
        String type = body == null ? "" : "application/json";
        String message = String.join("\n", method, "", type, date, path);
        Mac mac = Mac.getInstance("HmacSHA1");
        byte[] secret = System.getenv("CYTOMINE_PRIVATE_KEY").getBytes(StandardCharsets.UTF_8);
        mac.init(new SecretKeySpec(secret, "HmacSHA1"));
        byte[] hash = mac.doFinal(message.getBytes(StandardCharsets.UTF_8));
        String signature = Base64.getEncoder().encodeToString(hash);

        HttpURLConnection connection = (HttpURLConnection)
            URI.create(System.getenv("CYTOMINE_HOST") + path).toURL().openConnection();
        connection.setRequestMethod(method);
        connection.setRequestProperty("Date", date);
        connection.setRequestProperty(
            "Authorization", "CYTOMINE " + System.getenv("CYTOMINE_PUBLIC_KEY") + ":" + signature);
        if (body != null) {
            connection.setRequestProperty("Content-Type", type);
            connection.setDoOutput(true);
            connection.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
        }
        int status = connection.getResponseCode();
        InputStream stream =
            status < 400 ? connection.getInputStream() : connection.getErrorStream();
        String answer = stream == null ? "" : read(stream);
        if (status != 200) {
            throw new IOException(method + " " + path + ": " + status + " " + answer);
        }
        return answer;
    }

    static String read(InputStream stream) {
        try (java.util.Scanner scanner = new java.util.Scanner(stream, "UTF-8").useDelimiter("\\A")) {
            return scanner.hasNext() ? scanner.next() : "";
        }
    }
}
